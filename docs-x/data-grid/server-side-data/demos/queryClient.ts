interface Query<T> {
  queryKey: unknown;
  queryFn: () => Promise<T>;
  staleTime: number;
}

/** A minimal cache with the methods that libraries for queries have. */
export function createQueryClient() {
  const cache = new Map<string, { answer: Promise<unknown>; expires: number }>();
  return {
    /** Returns the cached answer or request of this key, or starts a request. */
    fetchQuery<T>({ queryKey, queryFn, staleTime }: Query<T>): Promise<T> {
      const key = JSON.stringify(queryKey);
      const entry = cache.get(key);
      if (entry && entry.expires > Date.now()) return entry.answer as Promise<T>;
      const answer = queryFn();
      cache.set(key, { answer, expires: Date.now() + staleTime });
      answer.catch(() => cache.delete(key));
      return answer;
    },
    /** Forgets all answers. */
    clear: () => cache.clear(),
  };
}
