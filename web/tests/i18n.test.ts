import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { buildBundles, formatMessage, localeOfPath } from "../src/lib/fluent";
import { KEYS } from "../src/lib/keys";
import { LOCALES } from "../src/lib/prefs";

const root = resolve(__dirname, "../..");

function walk(dir: string, ext: RegExp): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return walk(path, ext);
    return ext.test(name) ? [path] : [];
  });
}

/** Each catalogue by the name it has in every language. */
const groups = new Map<string, Map<string, string>>();
for (const path of walk(join(root, "src/qiaopai"), /\.ftl$/)) {
  const locale = localeOfPath(path) as string;
  const name = path.slice(root.length).replace(locale, "*");
  groups.set(name, (groups.get(name) ?? new Map()).set(locale, readFileSync(path, "utf8")));
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found));
  else if (node && typeof node === "object") {
    const n = node as { type?: string; name?: string };
    if (n.type === "var" && n.name) found.add(n.name);
    Object.values(n).forEach((v) => variables(v, found));
  }
  return found;
}

function messages(text: string): Map<string, string[]> {
  const body = new FluentResource(text).body;
  return new Map(body.map((m) => [m.id, [...variables(m.value)].sort()]));
}

const all = new Map<string, string[]>();
const references = new Map<string, string[]>();
for (const files of groups.values()) {
  for (const m of new FluentResource(files.get("en") ?? "").body) {
    all.set(m.id, [...variables(m.value)]);
    references.set(m.id, [...JSON.stringify(m.value).matchAll(/"type":"mesg","name":"([^"]+)"/g)].map((x) => x[1] as string));
  }
}
/** What a message needs, with those it quotes. */
function needs(id: string): string[] {
  const own = [...(all.get(id) ?? []), ...(references.get(id) ?? []).flatMap(needs)];
  return [...new Set(own)].sort();
}

describe("catalogues", () => {
  it("are found", () => {
    expect(groups.size).toBeGreaterThanOrEqual(3);
  });

  it.each([...groups.keys()])("%s says the same in every language", (name) => {
    const files = groups.get(name) as Map<string, string>;
    expect([...files.keys()].sort()).toEqual([...LOCALES].sort());
    const english = messages(files.get("en") as string);
    for (const locale of LOCALES) {
      const there = messages(files.get(locale) as string);
      expect([...there.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, args] of english) expect([locale, id, there.get(id)]).toEqual([locale, id, args]);
    }
  });

  it("have no text that Fluent could not read", () => {
    for (const [name, files] of groups) {
      for (const [locale, text] of files) {
        const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((m) => m[1] as string);
        expect([name, locale, [...new Set(ids)].sort()]).toEqual([name, locale, [...messages(text).keys()].sort()]);
      }
    }
  });
});

describe("keys in the code", () => {
  const sources = walk(join(root, "web/src"), /\.(svelte|ts)$/).map((path) => readFileSync(path, "utf8"));
  const code = sources.join("\n");

  it("exist, with the arguments they need", () => {
    const calls = [...code.matchAll(/\bt\(\s*"([a-z][\w-]*)"(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\})?/g)];
    expect(calls.length).toBeGreaterThan(150);
    for (const [, key, args] of calls) {
      expect([key, all.has(key as string)]).toEqual([key, true]);
      if (args?.includes("...")) continue;
      const given = [...(args ?? "").matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map((m) => m[1] as string).sort();
      expect([key, [...new Set(given)]]).toEqual([key, needs(key as string)]);
    }
  });

  it("that are put together have their families", () => {
    for (const [, prefix] of code.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)) {
      expect([prefix, [...all.keys()].some((id) => id.startsWith(prefix as string))]).toEqual([prefix, true]);
    }
    for (const key of KEYS) expect([key.action, all.has(`key-${key.action}`)]).toEqual([key.action, true]);
  });

  it("named as data exist", () => {
    const named = [...code.matchAll(/"((?:(?:mini)?bridge-(?:rules|hint|option|term|question)|error)-[\w-]+)"/g)];
    for (const [, key] of named) expect([key, all.has(key as string)]).toEqual([key, true]);
  });
});

describe("cards and seats", () => {
  const files = Object.fromEntries(
    [...groups].flatMap(([name, texts]) => [...texts].map(([locale, text]) => [name.replace("*", locale), text])),
  );
  const bundles = buildBundles(files);
  it.each([
    ["en", "queen of spades", "North"],
    ["zh-Hant", "黑桃 Q", "北家"],
    ["zh-Hans", "黑桃 Q", "北家"],
  ] as const)("have their names in %s", (locale, card, seat) => {
    const bundle = bundles.get(locale);
    expect(formatMessage(bundle, "card-name", { suit: "S", rank: "Q" })).toBe(card);
    expect(formatMessage(bundle, "seat", { seat: "N" })).toBe(seat);
  });
});
