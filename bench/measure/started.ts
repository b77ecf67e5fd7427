import { type ChildProcess, fork } from 'node:child_process';
import type { Statement, ToldStatements, ToldToServe } from './told.ts';

export type Started = { port: number; pid: number; statements: Statement[]; stop: () => void };

/** Starts `./<file>` in a process of its own, tells it what it needs and waits for its port. */
const started = (file: string, told: ToldToServe | ToldStatements): Promise<Started> =>
  new Promise((done, failed) => {
    const child: ChildProcess = fork(new URL(file, import.meta.url), { stdio: 'inherit' });
    const statements: Statement[] = [];
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
    child.on('message', (answer: { port: number } | { statement: Statement }) => {
      if ('statement' in answer) statements.push(answer.statement);
      else done({ port: answer.port, pid: child.pid ?? 0, statements, stop: () => void child.kill() });
    });
    child.send(told);
  });

export const apiServer = (told: ToldToServe): Promise<Started> => started('./api-server.ts', told);
export const bareServer = (told: ToldStatements): Promise<Started> => started('./bare-server.ts', told);
