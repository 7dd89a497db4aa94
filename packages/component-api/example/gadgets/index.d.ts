import type { ComponentType, JSX, ReactNode } from 'react';

export interface ButtonProps {
  children?: ReactNode;
  size?: 'small' | 'large';
}

export declare function Button(props: ButtonProps): JSX.Element;

/** Asks a question. */
export declare const Dialog: ComponentType<{ open: boolean }>;

export declare function useGadgets(): string;
