import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', 'apps', 'web', 'src');

/** Forms of passwords, codes and of who has no account yet: they are kept nowhere. */
const secret = [
  'features/identity/code-form.tsx',
  'features/identity/email-form.tsx',
  'features/identity/new-password-form.tsx',
  'features/identity/password-form.tsx',
  'features/identity/register-form.tsx',
  'features/identity/second-factor-form.tsx',
  'features/identity/security/own-email-dialog.tsx',
  'features/identity/security/prove-dialog.tsx',
  'features/identity/security/set-up-factor.tsx',
  'features/people/accept-form.tsx',
];
const keeper = 'forms/use-kept-form.ts';

it('every form but those of secrets is one whose content is kept', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
  const unkept = files.filter((file) => readFileSync(join(source, file), 'utf8').includes("from '@mantine/form'"));
  expect(unkept.sort()).toEqual([...secret, keeper].sort());
});
