/** Reports the sizes of source files and fails over 250 lines, as the largest file of a module soon holds two things. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const clone = new URL('..', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: clone, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|^e2e\/|^bench\/|\/testing\//.test(file));
const sizes = files
  .map((file) => ({ file, lines: readFileSync(join(clone, file), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
console.info(`${sizes.length} source files: median ${at(0.5)} lines, 95 % under ${at(0.95)}, longest ${at(1)}`);
const tooLong = sizes.filter(({ lines }) => lines > 250);
for (const { file, lines } of tooLong) console.error(`  over 250 lines: ${file} (${lines})`);
if (tooLong.length > 0) process.exit(1);
