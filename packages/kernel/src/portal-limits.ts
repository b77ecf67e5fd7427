/** What an Administrator may set the limits of the portal to, and what they are as shipped; null: no limit. */
export const portalLimits = {
  /** Largest file, in MB of a million bytes. Uses with a smaller limit of their own keep it. */
  file: { least: 5, most: 2000, shipped: 2000 },
  /** Mails a minute, from all processes together. */
  mails: { least: 1, most: 100_000, shipped: null },
  /** Days until an invitation is no longer good. */
  invitation: { least: 1, most: 180, shipped: 30 },
  /** Days without use after which a session ends. */
  session: { least: 1, most: 90, shipped: 14 },
} as const;

/** So old a session becomes, however much it is used: days. */
export const oldestSession = 90;
