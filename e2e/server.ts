/** The real server, as it was built, with a fresh demo world in a folder of its own, for the browser to talk to. */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from './address.ts';

const data = join(tmpdir(), `naskhah-e2e-${port}`);
rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true, mode: 0o755 });
for (const name of ['DATABASE_URL', 'NASKHAH_URL', 'SMTP_URL', 'HOST']) delete process.env[name];
Object.assign(process.env, { NASKHAH_DATA: data, PORT: String(port), NASKHAH_DEMO: '1' });
await import(new URL('../build/server/main.js', import.meta.url).href);
