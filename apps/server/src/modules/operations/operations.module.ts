import { exported, type Module, notExported, ofInstallation } from '../../platform/module'
import { processes, serverErrors } from './operations/operations.tables'
import { organizationExports } from './organization-exports/organization-exports.tables'
import { installation } from './product-updates/installation.tables'
import { retention } from './retention/retention.tables'

export const operations: Module = {
  name: 'operations',
  tables: [
    exported(retention),
    notExported(organizationExports, 'The exports themselves'),
    ofInstallation(processes),
    ofInstallation(serverErrors),
    ofInstallation(installation),
  ],
  jobs: [
    'deletion.send-account',
    'deletion.delete-due',
    'deletion.send-organization',
    'demo.conversations',
    'housekeeping.purge',
    'organization-exports.maintain',
    'organization-exports.build',
    'retention.enforce',
  ],
}
