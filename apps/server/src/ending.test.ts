import { expect, it } from 'vitest';
import { endAll } from './ending.ts';

it('what was started ends in the other order, and what fails or does not end is said and holds up nothing', async () => {
  const ended: string[] = [];
  const said: string[] = [];
  const ends = (what: string, how: () => Promise<unknown> = () => Promise.resolve()) => ({
    what,
    end: () => {
      ended.push(what);
      return how();
    },
  });
  const never = () => new Promise<never>(() => {});
  const fails = () => Promise.reject(new Error('The line is gone.'));
  const started = [ends('the database'), ends('the queue', never), ends('the readers', fails), ends('the server')];
  await endAll(started, 20, (line) => said.push(line));
  expect(ended).toEqual(['the server', 'the readers', 'the queue', 'the database']);
  expect(said).toEqual(['Ending the readers failed: The line is gone.', 'Ending the queue took longer than 0.02 s.']);
});
