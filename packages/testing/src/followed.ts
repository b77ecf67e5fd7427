/** A browser that is sent away: follows redirects with cookies until it is back, and answers the query with which it came back. */
export const followed = async (url: string, returnTo: string): Promise<string> => {
  const jar = new Map<string, string>();
  let next = url;
  for (let steps = 0; steps < 12; steps += 1) {
    if (next.startsWith(returnTo)) return new URL(next).search;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${next} answered ${answer.status} and led nowhere: ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error(`${url} led round and round`);
};
