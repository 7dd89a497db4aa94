import type { PageRule as AnyPageRule, SiteRule as AnySiteRule } from 'mdx-doctor';
import type { Site, SitePage } from '../site';

/** A check of one page. */
export type PageRule = AnyPageRule<SitePage, Site>;

/** A check of pages, trees and demos together. */
export type SiteRule = AnySiteRule<Site>;
