/** The default paths of the technical roles, shared by the Portuguese and the Spanish table (ROU-007). */
import { technicalRoles, type TechnicalRole } from '../routeRoles';
import { defaultTable } from './defaultTable';

export const technicalPaths = Object.fromEntries(
  technicalRoles.map((role) => [role, defaultTable[role]]),
) as Pick<typeof defaultTable, TechnicalRole>;
