import { relative } from 'node:path';

type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;
export type Progress = { line: (file: string, text: string) => void; say: (text: string) => void };

const width = 24;

/** One line per file; on a terminal a bar stays below them until all are done. */
export const progressOn = (screen: Screen, total: number): Progress => {
  let done = 0;
  const clear = () => screen.isTTY && screen.write('\r\u001b[2K');
  const bar = () => {
    if (!screen.isTTY || done === total) return;
    const filled = Math.round((done / total) * width);
    screen.write(`${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${total}`);
  };
  return {
    line: (file, text) => {
      done += 1;
      clear();
      screen.write(`${relative(process.cwd(), file) || file}: ${text}\n`);
      bar();
    },
    say: (text) => {
      clear();
      screen.write(`${text}\n`);
    },
  };
};
