import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './before-paint-plugin.ts';
import { contractRoutes } from './contract-plugin.ts';
import { preload } from './preload-plugin.ts';

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

/** The small parts of the login page that other pages use too: forty files would compress worse than one. */
const ofFirstPage = [
  'vite/preload-helper',
  ...['use-portal', 'page-title', 'portal-b', 'text-size', 'enter', 'go.', 'language'].map(
    (name) => `web/src/app/${name}`,
  ),
  'web/src/routes/login.',
  'web/src/features/identity/login-form.',
  'web/src/features/identity/public-',
  ...['brand', 'button', 'icon', 'link', 'segments'].map((name) => `ui/src/controls/${name}`),
  ...['field-frame', 'text-field', 'password-field'].map((name) => `ui/src/fields/${name}`),
  'ui/src/language/',
  'ui/src/page/skip-link',
  'ui/src/page/empty-state',
  'ui/src/state/note.',
  ...['identity/session', 'ui', 'shell'].map((name) => `words/src/${name}.ts`),
  'tabler/icons-react/dist/esm/createReactComponent',
  ...['Eye', 'EyeOff', 'AlertTriangle', 'ClipboardText', 'CircleCheck', 'Search', 'ChevronDown', 'Books'].map(
    (name) => `tabler/icons-react/dist/esm/icons/Icon${name}.`,
  ),
];
const isOnFirstPage = (id: string): boolean => {
  const path = id.replaceAll('\\', '/');
  return ofFirstPage.some((part) => path.includes(part));
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractRoutes(), beforePaint(), preload()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    // No data: addresses, so that the policy can stay default-src 'self'.
    assetsInlineLimit: 0,
    // Each lazy page would add the names of all its parts to the first page: only its styles must be known before it is shown.
    modulePreload: { resolveDependencies: (_page, parts) => parts.filter((part) => part.endsWith('.css')) },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // What every visit needs is one file: split by who else uses it, it compresses worse.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|zustand|@tanstack[\\/](query-core|react-query|history|router-core|react-router|store|react-store)|@orpc[\\/](client|shared|openapi-client|standard-server[a-z-]*))[\\/]/,
            },
            { name: 'first', test: isOnFirstPage },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
});
