import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { client } from './client.ts';

/** Query and mutation options of every call. */
export const calls = createTanstackQueryUtils(client);
