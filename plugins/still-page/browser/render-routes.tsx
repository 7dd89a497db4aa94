import type originalRenderRoutes from '@docusaurus/renderRoutes';
import { createElement, useContext, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { __RouterContext as RouterContext, matchPath } from 'react-router';
import type { RouteComponentProps } from 'react-router';

/** A route as Docusaurus's browser code has it. */
type RouteConfig = NonNullable<Parameters<typeof originalRenderRoutes>[0]>[number];

/** What the component of a route is given. */
export interface RouteProps extends RouteComponentProps {
  route?: RouteConfig;
}

/** Shows the first route that fits the address, and renders it again for another address only. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `parent` is a new object each time, also when it says the same: its address tells
  }, [routes, history, location, parent.url, staticContext]);
}

/**
 * Stands in for Docusaurus's function of the same name.
 *
 * @param routes - Routes of one level, the first that fits wins.
 */
export default function renderRoutes(routes: RouteConfig[] | undefined): ReactNode {
  return routes ? <Routes routes={routes} /> : null;
}
