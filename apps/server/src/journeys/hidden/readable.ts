/** Everything that somebody can read: every call that reads, files, exports, public pages. */

import type { CallMeta } from '@naskhah/contract/call';
import { contract } from '@naskhah/contract/contract';
import type { Visitor } from '@naskhah/testing/test-server';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import * as z from 'zod';

type Read = { name: string; method: string; path: string; input: z.ZodType };

const readsOf = (router: AnyContractRouter, name = ''): Read[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) => readsOf(inner as AnyContractRouter, `${name}.${key}`));
  const { meta, route, inputSchema } = router['~orpc'];
  if ((meta as CallMeta).limit !== 'read') return [];
  const input = (inputSchema ?? z.object({})) as z.ZodType;
  return [{ name, method: route.method ?? 'POST', path: route.path ?? '', input }];
};

export type Pool = {
  article: string;
  journal: string;
  issue: string;
  ids: readonly string[];
  people: readonly string[];
  token: string;
};

/** Questions by field: what a call asks for under this name. More than one: each is asked. */
const known = ({ article, journal, issue, ids, people, token }: Pool): Record<string, readonly unknown[]> => ({
  id: ids,
  ref_id: [article],
  article_id: [article],
  article_ids: [[article]],
  journal_id: [journal],
  jnl_id: [journal],
  journal: [journal],
  issue_id: [issue],
  usr_id: people,
  user_id: people,
  q: [''],
  stage: ['review'],
  for: ['reviewer'],
  kind: ['decline'],
  list: ['workspace', 'license'],
  code: ['all'],
  event: ['review-invitation'],
  language: ['en'],
  text: [{ subject: '{{number}} {{title}}', body: '{{review_url}} {{number}} {{title}}' }],
  acl: [6],
  token: [token],
  size: [100],
  number: [1],
  filters: [
    {},
    { journal_id: journal },
    { view: 'all' },
    { view: 'given', state: 'all' },
    { article_id: article, state: 'all' },
  ],
});

const shapeOf = (schema: z.ZodType): string[] => {
  const inner = schema instanceof z.ZodPrefault || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

const product = (fields: [string, readonly unknown[]][]): Record<string, unknown>[] =>
  fields.reduce<Record<string, unknown>[]>(
    (made, [key, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );

/** The questions to one call that it takes. A call that takes none is not covered, and says so. */
const questionsTo = ({ name, input }: Read, pool: Pool): Record<string, unknown>[] => {
  const values = known(pool);
  const keys = shapeOf(input);
  const asked = product(
    keys.flatMap((key): [string, readonly unknown[]][] => (values[key] ? [[key, values[key]]] : [])),
  );
  // A question that is read as another one is not asked twice; a search for nothing is asked for something.
  const taken = new Map<string, Record<string, unknown>>();
  for (const one of asked)
    for (const question of 'q' in one ? [one, { ...one, q: 'JE' }] : [one]) {
      const read = input.safeParse(question);
      const key = JSON.stringify(read.data);
      if (read.success && !taken.has(key)) taken.set(key, question);
      if (read.success) break;
    }
  if (taken.size === 0) throw new Error(`${name} reads something, and is asked nothing here: ${keys.join(', ')}`);
  return [...taken.values()];
};

const reads = readsOf(contract);
export const readCalls = reads.length;

const answers = async (who: Visitor, read: Read, pool: Pool): Promise<string[]> => {
  const found: string[] = [];
  for (const question of questionsTo(read, pool)) {
    const { id, code, ...rest } = question;
    const path = read.path.replace('{id}', String(id)).replace('{code}', String(code));
    const query = new URLSearchParams(Object.entries(question).map(([key, value]) => [key, String(value)]));
    const answer =
      read.method === 'GET'
        ? await who.raw(path.includes(String(id ?? code)) ? path : `${path}?${query}`)
        : await who.raw(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(read.path.includes('{') ? rest : question),
          });
    if (answer.status === 200) found.push(answer.body);
  }
  return found;
};

/** Files with their headers, which say their names. */
const files = async (who: Visitor, attachments: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const id of attachments)
    for (const path of [`/media/files/download-file?id=${id}`, `/media/files/content/${id}`]) {
      const { status, body, headers } = await who.raw(path);
      if (status === 200) found.push(body, String(headers['content-disposition']));
    }
  return found;
};

const exported = async (who: Visitor): Promise<string[]> => {
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: '{"format":"csv"}',
  } as const;
  const answer = await who.raw('/api/admin/desk/export-workspace', asked);
  return answer.status === 200 ? [answer.body] : [];
};

const pages = async (who: Visitor, path: string, { article, issue }: Pool): Promise<string[]> => {
  const addresses = ['', 'archive', 'about', `issue/${issue}`, `article/${article}`].map(
    (page) => `/j/${path}/${page}`,
  );
  const found: string[] = [];
  for (const address of [...addresses, '/journals', '/search?q=peat']) {
    const { status, body } = await who.raw(address);
    if (status === 200) found.push(body);
  }
  return found;
};

const atOnce = 8;

export const everythingFor = async (
  who: Visitor,
  { pool, attachments, path }: { pool: Pool; attachments: readonly string[]; path: string | undefined },
): Promise<string> => {
  const found: string[] = [];
  // Some at a time: what is asked is independent of each other.
  for (let at = 0; at < reads.length; at += atOnce)
    found.push(...(await Promise.all(reads.slice(at, at + atOnce).map((read) => answers(who, read, pool)))).flat());
  found.push(...(await files(who, attachments)), ...(await exported(who)));
  // They are the same for everybody.
  if (path !== undefined) found.push(...(await pages(who, path, pool)));
  return found.join('\n');
};
