package org.members.repository;

import org.members.domain.Login;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface LoginRepository
    extends JpaRepository<Login, String>, JpaSpecificationExecutor<Login> {}
