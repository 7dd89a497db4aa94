import * as React from 'react';
import { Button } from '@mantine/core';

export default function ButtonLoading() {
  const [loading, setLoading] = React.useState(false);

  const handleClick = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };

  return (
    <Button loading={loading} onClick={handleClick}>
      Send invoice
    </Button>
  );
}
