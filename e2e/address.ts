export const port = Number(process.env.E2E_PORT ?? 4790);
export const address = `http://127.0.0.1:${port}`;
