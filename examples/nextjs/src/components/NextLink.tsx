'use client';

// Server components can only pass this file's export as a prop, because it's a client component.
export { default } from 'next/link';
