import type originalRenderRoutes from '@docusaurus/renderRoutes';
import { createElement, useContext, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { __RouterContext as RouterContext, matchPath } from 'react-router';
import type { RouteComponentProps } from 'react-router';

/** A route of Docusaurus's client code. */
type RouteConfig = NonNullable<Parameters<typeof originalRenderRoutes>[0]>[number];

/** Props of a route's component. */
export interface RouteProps extends RouteComponentProps {
  route?: RouteConfig;
}

/** Renders the first route that matches the URL, and renders it again only for another URL. */
function Routes({ routes }: { routes: RouteConfig[] }): ReactNode {
  const { history, location, match: parent, staticContext } = useContext(RouterContext);
  return useMemo(() => {
    for (const [index, route] of routes.entries()) {
      const match = route.path ? matchPath(location.pathname, route) : parent;
      if (match && route.component) {
        const place = { history, location, match, staticContext };
        return (
          <RouterContext.Provider key={route.key ?? index} value={place}>
            {createElement(route.component as ComponentType<RouteProps>, {
              ...place,
              route,
            })}
          </RouterContext.Provider>
        );
      }
    }
    return null;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `parent` is a new object on every render; its URL says whether it changed
  }, [routes, history, location, parent.url, staticContext]);
}

/**
 * Replaces Docusaurus's function of the same name.
 *
 * @param routes - Routes of one level; the first match wins.
 */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes ? <Routes routes={routes} /> : null;
}
