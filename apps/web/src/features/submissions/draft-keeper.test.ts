import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Fields } from './draft.ts';
import { type DraftPorts, draftKeeper } from './draft-keeper.ts';
import { aDraft } from './draft-seed.ts';

/** A server with one draft, which refuses an old version as the real one does. */
const aServer = (draft: Draft = aDraft()) => {
  const server = { draft, down: false, saves: [] as Fields[] };
  const refuse = () => new ORPCError('stale-version', { status: 409, data: { errors: [] } });
  const save = async (version: number, change: Partial<Draft>) => {
    if (server.down) throw new TypeError('no connection');
    if (version !== server.draft.version) throw refuse();
    server.draft = { ...server.draft, ...change, version: version + 1 };
    return server.draft;
  };
  const ports: DraftPorts = {
    load: async () => server.draft,
    saveFields: (version, fields) => {
      server.saves.push(fields);
      return save(version, fields);
    },
    saveOrder: (version, order) =>
      save(version, { contributor: order.flatMap((id) => server.draft.contributor.filter((one) => one.id === id)) }),
    saveReferences: async (references) => references,
    mayPass: (error) => error instanceof TypeError,
    pause: 1000,
  };
  return { server, keeper: draftKeeper(ports, draft) };
};

describe('a draft that keeps itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves after a pause, once for all that was typed', async () => {
    const { server, keeper } = aServer();
    keeper.change({ article_title: { en: 'P' } });
    keeper.change({ article_title: { en: 'Pe' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.saves).toEqual([{ article_title: { en: 'Pe' } }]);
    expect(keeper.unsaved()).toBe(false);
    expect(keeper.store.getState().savedAt).toBeInstanceOf(Date);
  });

  it('keeps what was typed while there is no connection, and saves it when there is one', async () => {
    const { server, keeper } = aServer();
    server.down = true;
    keeper.change({ article_title: { en: 'Offline' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.store.getState()).toMatchObject({ offline: true, seen: { article_title: { en: 'Offline' } } });
    server.down = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.draft.article_title).toEqual({ en: 'Offline' });
    expect(keeper.store.getState().offline).toBe(false);
  });

  it('saves over another window that changed another field', async () => {
    const { server, keeper } = aServer();
    server.draft = aDraft({ version: 4, abstract: { en: 'Theirs' } });
    keeper.change({ article_title: { en: 'Mine' } });
    await expect(keeper.flush()).resolves.toBe(true);
    expect(server.draft).toMatchObject({ article_title: { en: 'Mine' }, abstract: { en: 'Theirs' } });
  });

  it('asks when another window changed the same field, and loses nothing meanwhile', async () => {
    const { server, keeper } = aServer();
    server.draft = aDraft({ version: 4, article_title: { en: 'Theirs' } });
    keeper.change({ article_title: { en: 'Mine' } });
    await expect(keeper.flush()).resolves.toBe(false);
    expect(keeper.store.getState().clashes).toHaveLength(1);
    expect(keeper.store.getState().seen.article_title).toEqual({ en: 'Mine' });
    await keeper.settle('mine');
    expect(server.draft.article_title).toEqual({ en: 'Mine' });
  });

  it('takes the other version when told so', async () => {
    const { server, keeper } = aServer();
    server.draft = aDraft({ version: 4, article_title: { en: 'Theirs' } });
    keeper.change({ article_title: { en: 'Mine' } });
    await keeper.flush();
    await keeper.settle('theirs');
    expect(keeper.store.getState().seen.article_title).toEqual({ en: 'Theirs' });
    expect(server.draft.article_title).toEqual({ en: 'Theirs' });
  });

  it('does an act in its turn, with the version of the save before', async () => {
    const { server, keeper } = aServer(aDraft({ people: ['a', 'b'] }));
    keeper.order(['b', 'a']);
    const versions: number[] = [];
    await keeper.act(
      async (record) => {
        versions.push(record.version);
        server.draft = { ...record, version: record.version + 1 };
        return server.draft;
      },
      () => 'nothing',
    );
    expect(versions).toEqual([2]);
    expect(keeper.store.getState().seen.contributor.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('says which field the server refused and keeps it', async () => {
    const { keeper } = aServer();
    const errors = [{ path: 'abstract.en', code: 'too-long-string', message: 'This text is too long.' }];
    const refusing = draftKeeper(
      {
        load: async () => aDraft(),
        saveFields: async () => {
          throw new ORPCError('input-refused', { status: 422, data: { errors } });
        },
        saveOrder: async () => aDraft(),
        saveReferences: async (list) => list,
        mayPass: () => false,
        pause: 1000,
      },
      keeper.store.getState().record,
    );
    refusing.change({ abstract: { en: 'x' } });
    await expect(refusing.flush()).resolves.toBe(false);
    expect(refusing.store.getState().faults).toEqual(errors);
    expect(refusing.unsaved()).toBe(true);
  });
});
