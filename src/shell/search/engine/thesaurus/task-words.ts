/**
 * Words for tasks and concepts. The title of the page or section that answers them, followed by other
 * words for it.
 */
export const TASK_WORDS: Readonly<Record<string, string>> = {
  'about the lab': 'mui lab, lab package, experimental components, incubator',
  'react hook form': 'react hook form controller, controller of react hook form',
  'confirmation dialogs': 'confirm before deleting in a dialog',
  'disabled fields': 'disabled text field color, disabled text field style',
  'forms date pickers': 'date picker in form',
  'complete example': 'dark mode toggle next.js, dark mode toggle nextjs',
  'responsive app bar with drawer': 'responsive drawer layout',
  skeleton: 'skeleton while loading',
  'asynchronous requests':
    'autocomplete loading options from server, load options from server, async options',
  approaches: 'ways to customize, customization approaches',
  'example projects':
    'starter, boilerplate, vite, create react app, cra, remix, gatsby, codesandbox, stackblitz, starter kit, example app, sample project, astro, preact, vite template, vite example, express ssr',
  'all components':
    'component list, list of components, components overview, every component, catalog',
  breakpoints:
    'media query, media queries, responsive breakpoints, screen size, screen sizes, screen width, mobile, mobile first, tablet, desktop, small screens, xs sm md lg xl, viewport width, different screen sizes, window width, hide on mobile, show on desktop, mobile and desktop',
  'responsive values': 'sx media query, sx breakpoints, responsive sx, breakpoints in sx',
  'responsive ui': 'responsive, responsive design, adaptive, mobile friendly, responsive layout',
  color: 'hue, shade, color tool, material colors, color shades',
  composition:
    'component prop, as prop, aschild, as child, polymorphic, forward ref, forwardref, ref forwarding, wrapping components, render prop, custom root element, hold a ref',
  'configuring bundlers for css imports':
    'css import error, webpack css loader, unexpected token css, css extension',
  'load more rows at the end':
    'infinite scroll, infinite list, infinite loading, load more on scroll, lazy loading rows',
  'container queries': 'container query, parent width, element query, element size',
  'content security policy':
    'csp, csp nonce, nonce, refused to apply inline style, unsafe inline, style src, security policy, xss',
  'css layers':
    'cascade layers, @layer, css layer, layer order, specificity order, enable css layer, css cascade',
  'css theme variables':
    'css variables, css custom properties, css vars, cssvars, custom properties, css tokens, design tokens, cssvariables true, extendtheme, css vars provider',
  'dark mode':
    'dark theme, darkmode, night mode, light mode, light and dark, theme switcher, theme toggle, toggle theme, color scheme, color mode, system preference, prefers color scheme, usecolorscheme, color scheme toggle, switch theme, toggle dark, dark light',
  'init color scheme script':
    'flash of light mode, fouc, flash of unstyled, dark mode flash, dark mode flicker, flash on load, theme flash, white flash, flickering',
  'default theme':
    'theme object, theme values, theme explorer, theme structure, theme reference, default values of theme, theme viewer',
  density:
    'compact, compact mode, dense, dense layout, compact layout, smaller components, spacing density, condensed, tight layout',
  'how to customize':
    'override styles, style override, custom style, custom css, change style, css override, overriding, global override, global styles, one off customization, class override, state classes, pseudo class, pseudo classes, mui disabled, mui selected, mui focused, mui error, important, custom class, css specificity',
  'theme components':
    'style overrides, styleoverrides, default props, defaultprops, global default props, custom variant, custom variants, theme overrides, global component style, component theme, change all buttons, new variant, override globally, globally',
  'creating themed components':
    'own component theme, theme custom component, theme augmentation of own components',
  'overriding component structure':
    'slots, slotprops, slots and slot props, replace inner element, custom slot, component slots, componentsprops',
  palette:
    'primary color, secondary color, change color, brand color, brand colors, theme colors, color palette, custom color, custom colors, accent color, primary colour, main color, text color, contrast text, contrasttext, add color, background color theme, tonal offset',
  'right-to-left':
    'rtl, arabic, hebrew, persian, farsi, bidi, direction, ltr, right to left language, mirror layout, stylis plugin rtl, text direction',
  'shadow dom': 'web component, web components, custom element, shadow root, shadowdom',
  spacing:
    'padding, margin, whitespace, gutter, gutters, margins, margin top, p and m, m p, mt mb, px py, theme spacing, spacing unit',
  theming:
    'theme, theme provider, themeprovider, create theme, createtheme, custom theme, custom theme variables, usetheme, use theme, theme hook, use theme hook, access theme, nested themes, nested theme, dynamic theme, extend theme, module augmentation, custom theme property',
  'theme studio': 'theme creator, theme generator, theme editor, theme builder',
  'z-index': 'zindex, stacking order, stacking, behind modal, above dialog, layering, overlap',
  'customization typography':
    'font, fonts, font size, font family, fontfamily, google font, google fonts, custom font, web font, webfont, font weight, text size, self hosted fonts, html font size, responsive font sizes, change font, typeface, rem',
  'roboto font': 'roboto, install roboto, fontsource roboto, fontsource',
  installation:
    'install, npm install, yarn add, pnpm add, add to project, setup, set up, getting started install, vite install, dependencies, package, npm, yarn, pnpm, cdn link',
  usage: 'quickstart, quick start, first component, hello world, get started',
  'supported platforms':
    'browser support, supported browsers, ie11, internet explorer, browserslist, node version, react version, safari support, typescript version, react 19, react 18',
  'supported components': 'material design components, missing components, coverage',
  templates:
    'template, page template, page templates, website template, layout template, layout examples, example page, free templates, theme template, starter template',
  'sign in':
    'login, log in, signin, login page, login form, login screen, auth page, authentication page',
  'sign up': 'signup, register, registration, register page, registration form, create account',
  dashboard:
    'admin, admin panel, admin dashboard, admin template, backoffice, back office, analytics page, dashboard template',
  checkout: 'payment form, cart, shopping cart, order form',
  pricing: 'pricing table, pricing page, plans',
  'marketing page':
    'landing page, homepage template, hero, hero section, home page template, marketing site',
  blog: 'article page, blog layout, blog template',
  'crud dashboard': 'crud, crud app, crud template',
  'minimizing bundle size':
    'bundle size, tree shaking, treeshaking, tree shake, smaller bundle, slow build, slow startup, import path, barrel, barrel imports, named imports, performance of imports, code splitting, lazy load, optimize bundle, dev server slow',
  'server rendering':
    'ssr, server side rendering, hydration, server render, renderto string, rendertostring, static generation, ssg, isomorphic, express server, server styles',
  nextjs:
    'next, next js, next.js, app router, pages router, next app router, server components, rsc, appdir, app dir, next font, next link, nextjs app router, vercel',
  routing:
    'link button with react router, router link button, router, react router, react-router, link component, router link, navlink, nav link, tanstack router, route link, navigate, navigation link, use router, client side navigation, react router link, react router dom',
  'styled-components':
    'styled components, use styled components, styled components engine, swap emotion, replace emotion',
  tailwindcss: 'tailwind, tailwind css, tailwindcss v4, utility classes, tailwind v4',
  interoperability:
    'css modules, plain css, sass, scss, global css, emotion, css in js, styled jsx, jss, less css, vanilla css, other styling, style library interoperability, css injection order, injection order, injectfirst',
  'theme scoping':
    'two themes, multiple themes, multiple design systems, theme id, theme_id, microfrontend, micro frontend, two libraries',
  localization:
    'i18n, internationalization, internationalisation, localisation, l10n, language, languages, translate, translation, translations, locale, locales, change language, other language, multilingual, german, french, chinese, spanish, locale text',
  testing:
    'test, tests, unit test, unit tests, unit testing, jest, vitest, testing library, react testing library, cypress, playwright, e2e, data testid, snapshot test, enzyme, mock',
  typescript:
    'types, typings, type error, ts, typed theme, prop types in typescript, typescript types, type definitions, d.ts',
  'material ui for figma': 'figma, figma kit, design kit, sketch, adobe xd, figma library',
  'design resources': 'design files, ui kit, design kits',
  mcp: 'ai, llm, llms, copilot, cursor, claude, chatgpt, ai agent, llms.txt, model context protocol, ai assistant',
  faq: 'frequently asked questions, questions, common problems, faqs, multiple instances, portal theme, why',
  support:
    'help, contact, stack overflow, discord, report bug, bug report, github issues, commercial support, lts, issue, community',
  changelog:
    'release notes, releases, whats new, latest version, versions, versioning, breaking changes list, history of changes',
  roadmap: 'future, planned features, upcoming, next version, v8',
  showcase: 'who uses, examples of sites',
  backers: 'sponsors, sponsor, donate, funding, open collective',
  'related projects':
    'third party, third party libraries, community components, alternatives, ecosystem, form library, react hook form, formik, notistack library, plugins',
  'accessibility conformance':
    'keyboard only, keyboard accessible, wcag, wcag 2.2, section 508, vpat, acr, screen reader support, a11y compliance, accessibility audit',
  'difference with the sx prop':
    'sx or styled, styled or sx, sx vs styled, styled vs sx, when to use sx, when to use styled',
  shorthands: 'mt, mb, ml, mr, mx, my, pt, pb, px, py, sx mt, sx px',
  'save and restore':
    'save column order, column order in localstorage, localstorage, persist state, save filters, remember columns',
  'sx prop':
    'sx, inline style, inline styles, style prop, system props, style shorthand, sx array, pseudo selector, hover style, nested selector, hover, sx hover',
  'use media query':
    'usemediaquery, matchmedia, media query hook, usewidth, withwidth, responsive hook, useresponsive, detect mobile, media query in javascript, hidden, hidden component, conditional rendering by screen, ismobile hook, usebreakpoint',
  'screen readers':
    'visually hidden, sr only, screen reader only, visuallyhidden, hidden text, screenreader text, skip link, accessible text, aria label text, a11y utility',
  display:
    'hide element, hide, hide element on screen size, show hide element, visibility, display none, print, print styles, overflow, hiding elements, hide in print',
  flexbox:
    'flex, center, centering, center a div, center horizontally, center vertically, align center, vertical center, vertically center, horizontally center, center content, center item, align right, space between, justify, justify content center, align items center, flex box, center div, center on screen, flex direction, flex wrap, centre, middle, push right, align, alignment',
  positions:
    'position absolute, absolute position, fixed position, sticky position, position fixed, position sticky, absolute, top right corner, position relative',
  borders:
    'border radius, rounded, rounded corners, border color, outline border, corner radius, round corners, border width, roundness',
  shadows: 'box shadow, drop shadow, boxshadow, no shadow, remove shadow, elevation shadow',
  sizing:
    'width, height, full height, full width element, max width, min height, 100vh, vh, percent width',
  properties:
    'all properties, property list, shorthands, list of system props, shorthand list, css properties',
  'migrating from JSS':
    'material ui styles, mui styles package, makestyles, withstyles, createstyles, jss, useStyles, makestyles replacement, tss react, tss, makestyles alternative, mui styles, legacy styles, classes object',
  'migration v4':
    'material ui core, v4, version 4, material ui v4, v4 to v5, upgrade v4, createmuitheme, createmuitheme is not exported, muithemeprovider, material ui icons package, upgrade to v5, migrate to v5, @material-ui core, material-ui/core, material ui lab package, material ui styles package, material ui pickers, old package name',
  'v5 component changes':
    'gridlist replacement, hidden replacement, removed components, v4 component changes, root ref, rootref, onrowsperpagechange, justify prop, grid justify, expansionpanel replacement',
  'v5 style changes':
    'adaptv4theme, theme palette type, palette type, fade function, theme changes v5, fade to alpha, createmuitheme replacement, v4 theme structure, theme overrides key, theme props key, round rename, alpha function',
  'upgrade to v7':
    'v7, version 7, migrate to v7, v6 to v7, upgrade from v6, deep imports, deep import, package layout, exports field, migrating to v7, upgrade to 7',
  'upgrade to v6': 'v6, version 6, migrate to v6, v5 to v6, upgrade to 6',
  'upgrade to grid v2':
    'grid v2, grid2, unstable grid2, grid item, grid item xs, item prop, grid migration, grid size, grid container item, migrate grid, size prop grid, grid xs',
  'migrating from deprecated apis':
    'deprecated, deprecated props, deprecations, componentsprops deprecated, inputprops, inputlabelprops, paperprops, transitionprops, transitioncomponent, inputprops deprecated, selectprops, formhelpertextprops, menuprops, backdropcomponent, codemod, codemods, deprecation warning, popperprops',
  'migrating to Pigment CSS':
    'pigment, pigment css, pigmentcss, zero runtime, zero runtime css, static css',
  'migration v0x':
    'v0, raised button, raisedbutton, flatbutton, flat button, muithemeable, floating action button v0, getmuitheme',
  'migration v3': 'v3, version 3, v3 to v4',
  'pickers migration':
    'material ui pickers migration, @material-ui/pickers, muipickersutilsprovider, date-io, pickers v3, keyboarddatepicker, lab date picker',
  'check my code': 'check code, upgrade check, scan code, lint code, validate code',
  'errors and warnings':
    'error, errors, warnings, console, console error, console warning, error message, error messages, minified error, minified mui error, error code, uncaught error, failed prop type, warning, exception, does not work, not working, hydration failed, hydration error, hydration mismatch, aria hidden, reading palette, cannot read properties, cannot read property, cant resolve, is not a function, out of range, uncontrolled, uncontrolled to controlled, validatedomnesting, finddomnode, each child in a list, anchorel invalid, maximum update depth, invalid hook call',
  'coming from another library':
    'ant design, antd, ant, bootstrap, react bootstrap, reactstrap, carbon, carbon design, ibm carbon, chakra, chakra ui, fluent, fluent ui, office ui fabric, headless ui, headlessui, ionic, mantine, primereact, prime react, primefaces, radix, radix ui, shadcn, shadcn ui, vuetify, migrate from ant design, migrate from bootstrap, switch from chakra, other library, comparison, equivalent, semantic ui, element ui, blueprint, angular material, base ui, react aria, react spectrum, equivalents',
  'icon libraries': 'font awesome, fontawesome, react icons, third party icons',
  'color inversion': 'inverted colors, invert colors, dark section',
  'global variants': 'solid soft outlined plain, soft variant, solid variant',
  'column visibility':
    'hide column, hide a column, show hide columns, toggle columns, hidden columns',
  'column pinning':
    'freeze column, frozen column, sticky column, freeze columns, fixed column, lock column, pin column, pinned columns, first column fixed',
  'row pinning':
    'freeze row, sticky row, pinned rows, fixed row, total row, summary row, footer row',
  'column dimensions':
    'column width, resize columns, auto size column, flex column width, column resize, resizable columns, autosize columns',
  'column header': 'header cell, rotate header, custom header, header height, column title',
  'column groups':
    'grouped headers, multi header, header groups, nested headers, column group header',
  'column ordering': 'reorder columns, drag columns, move columns, column reorder, column drag',
  'column spanning': 'colspan, merge columns',
  'row spanning': 'rowspan, merge cells, merge rows',
  'row ordering':
    'drag rows, reorder rows, drag and drop rows, sortable rows, move rows, row drag, row reorder, drag and drop',
  'row grouping': 'group rows, group by, grouped rows, group rows by column, grouping',
  'row height':
    'auto height row, tall rows, dynamic row height, row size, density of rows, wrap text in cell',
  'row updates':
    'update rows, live updates, add row, delete row, remove row, streaming rows, throttle rows',
  'row definition': 'row id, getrowid, rows prop',
  'master detail':
    'expand row, expandable rows, expandable row, detail panel, row details, row expansion, nested table, collapsible rows, expand row details, expanded row',
  editing:
    'inline edit, edit cell, edit a cell, editable cell, editable cells, edit row, cell editing, row editing, inline editing, save row, editable',
  aggregation: 'sum, total, totals, average, sum of column',
  clipboard: 'copy paste, copy cells, paste from excel, copy paste cells, ctrl c, copy and paste',
  pivoting: 'pivot table, pivot',
  'tree data': 'hierarchical rows, nested rows, parent child rows, tree grid, treegrid',
  virtualization:
    'virtualized, virtualize, windowing, react window, react virtualized, many rows, large list, long list, performance list, huge list',
  'native select': 'native dropdown, native picker, mobile select',
  'multiple select chip':
    'multi select with chips, multiselect with chips, multiple select with chips, select with chips',
  'collapsible table':
    'expandable table, expandable table row, expandable table rows, table row expand, collapse table row',
};
