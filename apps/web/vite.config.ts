import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './before-paint-plugin.ts';
import { contractRoutes } from './contract-plugin.ts';

const api = process.env.VITE_API ?? 'http://127.0.0.1:3000';
const served = [
  '/api',
  '/general',
  '/media',
  '/journal-website',
  '/journals',
  '/search',
  '/verify',
  '/oai',
  '/j/',
  '/logs',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractRoutes(), beforePaint()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    // No data: addresses, so that the policy can stay default-src 'self'.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, in one file: in forty small ones it compresses worse.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|zustand|@orpc\/(client|shared|openapi-client))\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
});
