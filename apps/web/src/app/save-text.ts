/** Puts a text among the downloads under a name. */
export const saveText = (name: string, text: string): true => {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(href));
  return true;
};
