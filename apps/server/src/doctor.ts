import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config'
import { checkDatabase } from './doctor/check-database'
import { checkBackups, checkDataFolder, checkSpace } from './doctor/check-files'
import { checkFfmpeg, checkMail } from './doctor/check-services'
import { checkAddress, checkNode, checkPayments, checkSecrets } from './doctor/check-settings'
import { type Finding, fault } from './doctor/finding'

type Place = { environment: NodeJS.ProcessEnv; home: string; backups: string[] }

/** Looks at an installation, running or not, and changes nothing. */
export async function examine({ environment, home, backups }: Place): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  const config = readOrExplain(environment, home)
  if (Array.isArray(config)) return [node, ...config]
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const migrations = join(home, 'apps/server/migrations')
  return [
    node,
    checkDataFolder(config.dataDir),
    ...checkBackups(home, backups),
    ...(await checkSpace(config.dataDir)),
    ...checkAddress(config),
    ...checkSecrets(config),
    ...(await checkDatabase(config, { migrations, release: version })),
    await checkMail(config),
    checkPayments(config),
    await checkFfmpeg(),
  ]
}

function readOrExplain(environment: NodeJS.ProcessEnv, home: string): Config | Finding[] {
  try {
    return readConfig(environment, home)
  } catch (error) {
    const [, ...errors] = (error as Error).message.split('\n')
    return errors.map(each => fault(`Settings: ${each.trim()}. See docs/operations.md.`))
  }
}
