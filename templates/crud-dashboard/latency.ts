/** Milliseconds that each request takes, so you can see the loading states. Delete it with the storage. */
export const LATENCY = 300;
