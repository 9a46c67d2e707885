package org.members.repository;

import org.members.domain.AppRelease;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface AppReleaseRepository
    extends JpaRepository<AppRelease, Integer>, JpaSpecificationExecutor<AppRelease> {}
