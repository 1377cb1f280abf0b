import { defaultClientConditions, mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    // Svelte's client build; a test that mounts a component begins with
    // `// @vitest-environment jsdom`.
    resolve: { conditions: [...defaultClientConditions] },
    test: {
      include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
      passWithNoTests: true,
    },
  }),
);
