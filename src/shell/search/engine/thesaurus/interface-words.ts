/**
 * Words for parts of an interface: everyday ones, ARIA roles and HTML elements. The name that the
 * documentation uses, followed by the other words.
 */
export const INTERFACE_WORDS: Readonly<Record<string, string>> = {
  accordion:
    'collapsible, collapsible panel, collapsible section, collapse panel, expander, expansion panel, expansion panels, expand collapse, disclosure, details, details summary, show more, read more, faq list',
  alert:
    'callout, banner message, inline message, message box, notice, warning box, error message box, infobox, info box, success message, status message',
  'app bar':
    'navbar, nav bar, navigation bar, top bar, topbar, header, header bar, page header, site header, menu bar, menubar, banner, masthead, title bar, toolbar with title, nav, top navigation, top nav, action bar',
  autocomplete:
    'combobox, combo box, typeahead, type ahead, autosuggest, auto suggest, suggest, suggestions, searchable select, select with search, search select, filterable select, datalist, lookup, react select, tag input, tags input, token input, chip input, chips input, multi select, multiselect, search suggestions, async select',
  avatar:
    'profile picture, profile image, profile photo, user picture, user image, user icon, initials, persona, userpic, gravatar',
  backdrop:
    'overlay, loading overlay, scrim, dim background, dimmer, full screen loader, fullscreen loader, page loader, block ui, blockui',
  badge:
    'indicator, notification dot, notification count, notification badge, unread count, counter, red dot, status dot, ribbon',
  'bottom navigation':
    'bottom bar, bottom nav, tab bar, tabbar, mobile navigation, mobile nav, bottom tabs',
  box: 'div, wrapper, section element',
  breadcrumbs: 'breadcrumb trail, navigation trail, path navigation',
  button: 'btn, cta, call to action, submit, submit button, push button, command button',
  'button group': 'split button, button bar, buttonbar, grouped buttons, toolbar buttons',
  card: 'tile, panel card, content card, media card, product card, article',
  checkbox:
    'check box, checkmark, tick box, tickbox, check list, checklist, multiple choice, tristate, tri state',
  chip: 'pill, tag, tags, token, label tag, lozenge, filter tag',
  progress:
    'loader, loading, progress indicator, spinner, loading spinner, loading indicator, throbber, busy indicator, activity indicator, progress circle, progress ring, wait cursor, progress bar, progressbar, loading bar, loadingbar, top loader, meter, nprogress',
  'click-away listener':
    'click outside, outside click, on click outside, onclickoutside, detect click outside, use click outside, dismissable layer, blur outside',
  container:
    'page width, max width wrapper, center layout, fixed width, content width, wrapper layout, center container, main',
  'css baseline':
    'css reset, reset css, normalize, normalize css, preflight, reset, global reset, body margin',
  'date picker':
    'date range, date input, datepicker, day picker, date field, input type date, calendar picker, date selector, birthday, date range picker, range picker',
  'date calendar': 'calendar, month view, inline calendar, calendar view',
  'time picker': 'timepicker, input type time, clock picker, time selector, hour picker',
  'data grid':
    'datagrid, datatable, data table, editable table, excel, spreadsheet, ag grid, table with filter, filterable table, table filtering, server side table',
  dialog:
    'alertdialog, alert dialog, modal dialog, modal window, popup window, popup, pop up, lightbox, confirm, confirmation, confirm dialog, prompt, message dialog, dialog box, overlay window, window',
  divider:
    'separator, hr, horizontal rule, horizontal line, line, rule, vertical line, divider line, dividing line',
  drawer:
    'sidebar, side bar, sidenav, side nav, side navigation, side menu, sidemenu, side panel, sidepanel, side sheet, bottom sheet, bottomsheet, off canvas, offcanvas, off canvas menu, slide over, slideover, slide out, flyout panel, navigation drawer, hamburger, hamburger menu, burger menu, mobile menu, collapsible sidebar, tray, aside',
  'floating action button':
    'floating button, round button, circle button, action button, plus button',
  grid: 'columns, column layout, layout grid, row and column, rows and columns, two columns, 12 column grid, responsive grid, grid system',
  'image list':
    'gallery, image gallery, photo gallery, image grid, photo grid, grid list, gridlist, gridlisttile, gridlisttilebar, thumbnails, pictures',
  link: 'anchor, hyperlink, anchor tag, a tag, a href, href, text link, url',
  list: 'list view, listview, list group, item list, ul, ol, li, unordered list, bullet list, feed, list box, virtual list, virtualized list, virtual scroll',
  masonry: 'pinterest layout, waterfall, mosaic, bricks',
  menu: 'context menu, contextmenu, right click menu, dropdown menu, drop down menu, popup menu, popupmenu, action menu, actions menu, overflow menu, kebab menu, kebab, three dots menu, more menu, user menu, account menu, menuitem, submenu, cascading menu, nested menu, options menu',
  modal: 'aria modal, focus trap dialog',
  'mobile stepper':
    'carousel, slideshow, slide show, image slider, slider carousel, image carousel, swiper, slick, dots navigation, page indicator, onboarding slides, walkthrough',
  'no ssr':
    'client only, clientonly, disable ssr, skip server rendering, browser only, use client only',
  pagination:
    'pager, paginator, page numbers, paging, paginated, next previous page, page navigation',
  paper: 'surface, elevation, sheet of paper, panel, well, fieldset panel, group box, jumbotron',
  popover:
    'hover card, hovercard, popconfirm, popup card, info popup, bubble, callout bubble, coach mark, coachmark, toggletip, flyout',
  popper: 'popperjs, floating ui, floating element, positioning engine, anchor positioning',
  portal: 'teleport, createportal, render outside, attach to body',
  'radio button':
    'radio, radios, radiogroup, radio group, option button, single choice, radio list, radio input',
  rating: 'stars, star rating, rate, review stars, score, feedback stars',
  select:
    'dropdown, drop down, dropdown list, drop down list, selectbox, select box, select list, picker, listbox, list box, option, optgroup, choice, options list, select menu',
  skeleton:
    'placeholder loading, loading placeholder, content placeholder, content loader, ghost loading, shimmer, placeholder, loading state',
  slider:
    'range input, range slider, input range, input type range, rangeslider, trackbar, track bar, knob, volume control, scrubber, price range',
  snackbar:
    'toast, toasts, toaster, toastr, notification, notifications, notification message, flash message, notify, growl, toast notification, temporary message, react toastify, sonner, notistack, message toast, message success, message error, message info, notification open, toast success, toast error, usetoast, use toast, toast message',
  'speed dial': 'floating menu, fab menu, floating action menu, radial menu, quick actions',
  stack:
    'vertical layout, horizontal layout, flex row, flex column, hstack, vstack, h stack, v stack, row layout, column layout, inline layout, gap, space between buttons, margin between buttons, side by side, next to each other, space between items, spacing between elements',
  stepper:
    'wizard, wizard form, steps, form steps, step progress, multi step form, multistep form, multi step, progress steps, progress tracker, step by step, checkout steps, onboarding steps, stepped form',
  switch:
    'toggle, toggle switch, on off, on off switch, boolean input, lightswitch, light switch, flip switch, role switch',
  table:
    'html table, tbody, thead, tr, td, th, tabular data, rows, table list, simple table, zebra, striped',
  tabs: 'tablist, tab list role, tabpanel, tab bar navigation, nav tabs, tabbed, tab view, tabview, tab panel, tab navigation, tab strip, pivot, role tablist, role tab',
  'text field':
    'input, text input, textinput, textbox, text box, input field, input box, form field, formfield, form input, form control, searchbox, search field, search input, email field, email input, password, password field, password input, password input field, entry, input text, input group, inputgroup, floating label, form, masked input, input mask, phone input, phone number input, phone number, phone field, otp input, otp, pin input, one time code',
  'type number':
    'number field, number input, numeric input, inputnumber, input number, number stepper, spin button, spinbutton, numeric field, quantity, counter input, input type number, numeric stepper, spinbox',
  // Joy UI's name; the next one is Material UI's.
  textarea:
    'text area, multiline text, auto grow textarea, autogrow, auto resize textarea, autosize, growing textarea, resize textarea, multi line input, text area auto resize, textarea auto resize',
  'textarea autosize':
    'textarea, text area, multiline text, auto grow textarea, autogrow, auto resize textarea, autosize, growing textarea, resize textarea, multi line input, text area auto resize, textarea auto resize',
  timeline:
    'events, event list, history, activity feed, activity log, chronology, milestones, roadmap component, activity stream',
  'toggle button':
    'segmented control, segmented button, segmented, button toggle, segment, option group, button radio, radio buttons group, switcher, view switcher, choice buttons, pressed',
  tooltip:
    'hint, hover text, title attribute, help text on hover, info bubble, info icon, hover hint, infotip, tip, balloon, help bubble',
  'transfer list':
    'dual list, dual listbox, shuttle, move items, picklist, pick list, listbuilder, duallist, swap list',
  transitions:
    'animation, animations, animate, animated, enter exit, motion, framer motion, collapse animation, react transition group, reveal',
  'tree view':
    'tree, treeview, tree list, tree menu, tree select, hierarchy, file tree, folder tree, nested list tree, directory, treeitem, role tree, file explorer',
  charts:
    'chart, graph, plot, diagram, pie chart, bar chart, line chart, recharts, visualization, data visualization, histogram, sparkline',
  typography:
    'heading, headings, text, title, h1, h2, h3, h4, h5, h6, p, paragraph, subtitle, caption, label text, truncate, ellipsis, text overflow, overflow text, text truncate, multiline ellipsis, line clamp, blockquote',
  'file upload':
    'upload, uploader, file picker, file input, filepicker, input type file, choose file, dropzone, drop zone, drag and drop upload, image upload, attach file, attachment, fileinput',
  'icon button': 'button icon only, icon only button, iconbutton, close button, image button',
  'material icons':
    'icon list, icon search, icon gallery, all icons, icon names, list of icons, svg icons list, heroicons, lucide, fontawesome icons list',
  'sticky footer':
    'footer, page footer, footer at bottom, footer template, contentinfo, footer at the bottom',
  'form helper text':
    'help text, field description, hint text, field error, error text, helper text, description text, validation message',
  'form control label': 'checkbox label, label for checkbox, switch label, radio label',
  'input label': 'label element, field label, label',
  'input adornments':
    'prefix, suffix, addon, add on, input icon, icon in input, currency symbol, unit in input, clear button, show password, show hide password, password visibility, prefix and suffix, input addon, icon inside input, icon in text field',
  'form group': 'fieldset, field set',
  'form label': 'legend',
  'svg icon': 'svg, custom icon, own icon, custom svg icon, svg sprite, icon color, icon size',
  'card media': 'img, image, card image, picture, figure, video, iframe, media object, cover image',
  'table pagination': 'rows per page, table pages, table pager',
  'table sort label': 'sortable column, sort column, sorted header, column sorting',
  'list subheader': 'section header, list header, sticky list header',
  'menu list': 'role menu, menu without popover',
  collapse:
    'slide down, expand height, height animation, accordion animation, show hide, toggle visibility, slidetoggle',
};
