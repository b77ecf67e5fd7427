// Plain JavaScript without packages: `npm start` asks it before anything is built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['apps', 'packages', 'docs/handbook'];
const asked = /\.(ts|tsx|js|css|html|json|csv|svg|woff2|md)$/;
const left = /(^|\/)node_modules(\/|$)|\.test\.tsx?$|^packages\/testing\//;

/** What the build is made of: every source of the server and the portal, how it is built, and which packages it needs. */
export const fingerprint = (clone) => {
  const hash = createHash('sha256').update(readFileSync(join(clone, 'package-lock.json')));
  const files = folders.flatMap((folder) =>
    readdirSync(join(clone, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  const sources = [...files.filter((file) => asked.test(file) && !left.test(file)), 'tools/build.ts'];
  for (const file of sources.sort()) hash.update(file).update(readFileSync(join(clone, file)));
  return hash.digest('hex');
};

export const stampOf = (clone) => join(clone, 'build', 'stamp');

/** Whether what lies in `build` was made of the sources as they are. */
export const isBuilt = (clone) => {
  const stamp = stampOf(clone);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(clone);
};
