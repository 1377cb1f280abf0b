import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// What Chromium 87 and Safari 15.4 do not know.
const TOO_NEW = [/:has\(/, /:where\(/, /:is\(/, /aspect-ratio\s*:/, /@container/, /color-mix\(/, /\d(?:s|l)v[hw]\b/, /@layer/];

const dir = join(__dirname, "../src/styles");
describe.each(readdirSync(dir))("%s", (name) => {
  const css = readFileSync(join(dir, name), "utf8");
  it.each(TOO_NEW)("has no %s", (pattern) => {
    expect(css).not.toMatch(pattern);
  });
  it("is whole: rules closed, media queries on lines of their own", () => {
    expect(css.split("{").length).toBe(css.split("}").length);
    expect(css).not.toMatch(/\S[ \t]*@media/);
    expect(css).not.toMatch(/,\s*(?:@|\{|\})/);
  });
  it("loads nothing from elsewhere", () => {
    expect(css).not.toMatch(/url\((?!["']?data:)/);
    expect(css).not.toMatch(/@font-face|@import/);
  });
});

function sources(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(at, entry.name)) : [join(at, entry.name)],
  );
}

describe("sources", () => {
  it("keep styles in files, since scoped ones need :where", () => {
    for (const path of sources(join(__dirname, "../src"))) {
      if (path.endsWith(".svelte")) expect([path, readFileSync(path, "utf8").includes("<style")]).toEqual([path, false]);
    }
  });

  it("call nothing that needs a secure page or a newer browser", () => {
    const banned = /randomUUID|structuredClone|crypto\.subtle|serviceWorker|\.at\(|Object\.hasOwn|replaceAll\(/;
    for (const path of sources(join(__dirname, "../src"))) {
      if (!/\.(ts|svelte)$/.test(path) || path.includes("ids.ts")) continue;
      expect([path, banned.exec(readFileSync(path, "utf8"))?.[0]]).toEqual([path, undefined]);
    }
  });
});
