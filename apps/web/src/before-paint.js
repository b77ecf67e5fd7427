// A file of its own, loaded before the first paint, so that a dark page never flashes white and no text jumps; inline it
// would need a wider policy.
(() => {
  const { dataset } = document.documentElement;
  const kept = localStorage.getItem('naskhah-theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.mantineColorScheme = dark ? 'dark' : 'light';
  try {
    const { state } = JSON.parse(sessionStorage.getItem('naskhah-session') ?? '{}');
    dataset.textSize = ['xs', 'sm', 'md', 'lg', 'xl'][state?.textSize] ?? 'md';
  } catch {
    dataset.textSize = 'md';
  }
})();
