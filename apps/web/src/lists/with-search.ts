/** An address with its filters; empty values and those that hold anyway are left out, so that addresses stay short. */
export const withSearch = (
  path: string,
  values: Record<string, string | number | undefined>,
  usual: Record<string, string | number> = {},
): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && value !== usual[name]) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
