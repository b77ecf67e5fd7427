/** What the server said of a refused upload; nothing when the transfer broke before it could answer. */
export const uploadFault = (answer: string): string | undefined => {
  try {
    const problem: unknown = JSON.parse(answer);
    if (typeof problem !== 'object' || problem === null) return undefined;
    const detail = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : '';
    const title = 'title' in problem && typeof problem.title === 'string' ? problem.title : '';
    return detail || title || undefined;
  } catch {
    return undefined;
  }
};
