/** Largest file that can be uploaded, in bytes; said before an upload, and refused by the server beyond it. */
export const uploadLimit = 50 * 1024 * 1024;
