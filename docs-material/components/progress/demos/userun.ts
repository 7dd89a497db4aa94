import * as React from 'react';

/** A run of the analyzer: a percentage that grows after `start`, until it is 100. */
export function useRun() {
  const [percent, setPercent] = React.useState(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      setPercent((before) => Math.min(before + 4, 100));
    }, 400);
    return () => clearInterval(timer);
  }, [running]);

  if (running && percent === 100) {
    setRunning(false);
  }

  const start = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPercent(still ? 100 : 0);
    setRunning(!still);
  };

  return { percent, running, start };
}
