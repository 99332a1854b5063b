import { triesPerHour } from '@plumbline/contract'
import { limit } from '../../../platform/http/limits'

/** Photos that are looked at. */
export const triesByAddress = limit('try:address', triesPerHour.photos, 3600)
/** Whatever is sent, photos or not: reading it takes memory. */
export const sentByAddress = limit('try-sent:address', 30, 3600)
/** One at a time on the whole installation. It ends by itself where a process dies with it. */
export const triedAtOnce = limit('try:all', 1, 300)
