'use client';

import NextLink from 'next/link';
import Button from '@mui/joy/Button';

export default function NextLinkButton(props: { href: string; children: string }) {
  return <Button component={NextLink} {...props} />;
}
