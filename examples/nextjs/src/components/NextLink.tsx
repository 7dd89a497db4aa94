'use client';

// A client component, which server components can pass as a prop.
export { default } from 'next/link';
