import { describe, expect, it } from "vitest";
import { isLoopback } from "../src/lib/route";

describe("an address for this computer alone", () => {
  it.each(["localhost", "LOCALHOST", "room.localhost", "127.0.0.1", "127.8.9.10", "[::1]"])("%s", (name) => expect(isLoopback(name)).toBe(true));
  it.each(["192.168.1.7", "10.127.0.1", "qiaopai.example", "localhost.example", "127.example", "[fe80::1]"])("not %s", (name) =>
    expect(isLoopback(name)).toBe(false),
  );
});
