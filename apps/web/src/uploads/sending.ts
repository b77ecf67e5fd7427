/** What the server must know of an upload: the record it belongs to and what it is for. */
export type UploadOf = { id: string; ref_id: string; type: string; label?: string; language?: string };

/** `waiting`: the line is down, and the upload goes on by itself. `checking`: all is sent, the server looks at it. */
export type UploadPhase = 'sending' | 'paused' | 'waiting' | 'checking';
export type UploadProgress = { phase: UploadPhase; sent: number };

export type UploadEnd = { is: 'done'; id: string } | { is: 'stopped' } | { is: 'refused'; why: string | undefined };

/** An upload on its way. Only one that is sent in parts can pause. */
export type Sending = {
  end: Promise<UploadEnd>;
  stop: () => void;
  pause?: () => void;
  resume?: () => void;
};

export type Tell = (progress: UploadProgress) => void;
