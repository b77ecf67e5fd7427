type WayOut = { to: 'login' | 'orcid'; binding: string; next?: string | undefined };

const key = 'naskhah-way-out';

/** Leaves for another provider. What was begun is kept in this tab until it comes back: no other tab or link can end it. */
export const leaveFor = (url: string, way: WayOut): void => {
  window.sessionStorage.setItem(key, JSON.stringify(way));
  window.location.assign(url);
};

const isWay = (value: unknown): value is WayOut =>
  typeof value === 'object' && value !== null && 'binding' in value && typeof value.binding === 'string';

/** What this tab has begun, once. */
export const takeWayOut = (): WayOut | undefined => {
  const kept = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  const way: unknown = kept === null ? undefined : JSON.parse(kept);
  return isWay(way) ? way : undefined;
};
