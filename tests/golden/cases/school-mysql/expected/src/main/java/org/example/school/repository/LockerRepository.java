package org.example.school.repository;

import org.example.school.domain.Locker;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface LockerRepository
    extends JpaRepository<Locker, Long>, JpaSpecificationExecutor<Locker> {}
