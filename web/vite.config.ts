import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["QIAOPAI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Chromium and WebView 87, Safari 15.4, Firefox ESR.
    target: ["chrome87", "safari15.4", "firefox115"],
    outDir: process.env["QIAOPAI_WEB_OUT"] ?? "../src/qiaopai/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The message catalogues lie beside the Python code.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
