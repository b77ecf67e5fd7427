// A file of its own, loaded before the first paint, so that a dark page never flashes white; inline it would need a wider policy.
(() => {
  const kept = localStorage.getItem('naskhah-theme');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
