/** The part of autocannon's API that the benchmarks use. The package has no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    requests: (Request & { setupRequest: (request: Request) => Request })[];
  }
  interface Result {
    /** Per second. */
    requests: { average: number };
    /** In ms. */
    latency: { p50: number; p99: number; max: number };
    '2xx': number;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
