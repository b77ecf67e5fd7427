/** For `/health/ready`: whether files are checked, and whether they are taken at all. */
export const scannerState = async (
  scanner: { isUp: () => Promise<boolean> } | undefined,
): Promise<'ready' | 'not configured' | 'down: no files are taken'> => {
  if (!scanner) return 'not configured';
  return (await scanner.isUp()) ? 'ready' : 'down: no files are taken';
};
