/** The part of autocannon 9 that the benches use; the package ships no types. */
declare module 'autocannon' {
  type Asked = {
    url: string;
    connections: number;
    duration: number;
    method?: 'POST';
    headers?: Record<string, string>;
    body?: string;
  };
  export default function autocannon(asked: Asked): Promise<{ requests: { average: number }; non2xx: number }>;
}
