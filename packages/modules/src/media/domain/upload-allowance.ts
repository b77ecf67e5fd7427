const minutes = 10;

/** How many uploads may begin within ten minutes. An address may be a whole university behind one gateway. */
export const uploadAllowance = { person: 100, address: 1000 } as const;

export type UploadCounts = Record<keyof typeof uploadAllowance, number>;

/** The ten minutes that a moment falls into. */
export const windowOf = (now: Date): { since: Date; secondsLeft: number } => {
  const length = minutes * 60_000;
  const since = now.getTime() - (now.getTime() % length);
  return { since: new Date(since), secondsLeft: Math.ceil((since + length - now.getTime()) / 1000) };
};

export const isWithinAllowance = (counts: UploadCounts): boolean =>
  counts.person <= uploadAllowance.person && counts.address <= uploadAllowance.address;
