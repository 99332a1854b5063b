import type { Operations } from '@plumbline/contract/operations/operations'
import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Facts } from '../../../../components/ui/facts'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'

type Organization = Operations['storage']['organizations'][number]

export function StorageCard({ storage, database }: Pick<Operations, 'storage' | 'database'>) {
  const { t } = useTranslation('operations')
  const { bytes, number } = useFormats()
  const columns: Column<Organization>[] = [
    { id: 'name', header: t('storage.organization'), cell: ({ name }) => name },
    { id: 'bytes', header: t('storage.files'), numeric: true, cell: row => bytes(row.bytes) },
  ]
  return (
    <Card aria-labelledby="operations-storage">
      <CardHeader id="operations-storage" title={t('storage.title')} />
      <Facts
        className="mb-4"
        facts={[
          [t('storage.used'), bytes(storage.usedBytes)],
          [t('storage.free'), bytes(storage.freeBytes)],
          [t('storage.database'), bytes(database.bytes)],
          [
            t('storage.connections'),
            t('storage.connectionsOf', {
              used: number(database.connections),
              max: number(database.maxConnections),
            }),
          ],
        ]}
      />
      {storage.organizations.length > 0 && (
        <Table
          caption={t('storage.most')}
          columns={columns}
          rows={storage.organizations}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}
