import { exportCalls } from './desk-workspace/exports.ts';
import { fileCalls, type StreamingCall } from './media/streaming.ts';

/** Every call that streams, for the documentation and the walks over all calls. */
export const streamingCalls: readonly StreamingCall[] = [...fileCalls, ...exportCalls];
