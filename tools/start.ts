import { buildPortal } from './build.ts';

buildPortal(new URL('..', import.meta.url).pathname);
await import('../apps/server/src/main.ts');
