import { exportCalls } from './desk-workspace/exports.ts';
import { streamingCalls as fileCalls } from './media/calls.ts';

/** Every call that streams, for the documentation and the walks over all calls. */
export const streamingCalls = [...fileCalls, ...exportCalls] as const;
