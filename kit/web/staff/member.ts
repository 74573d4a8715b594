import { createContext, useContext } from 'react'
import { may, type Permission, type Role } from '#common/permissions.ts'

const Roles = createContext<readonly Role[]>([])
/** The roles of who is signed in, for everything below. */
export const StaffRoles = Roles.Provider

/** Whether the signed-in account may do it; what it may not do is not offered. The server decides in any case. */
export const useMay = (permission: Permission): boolean => may(useContext(Roles), permission)
