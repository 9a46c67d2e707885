package com.acme.seeds.repository;

import com.acme.seeds.domain.Port;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface PortRepository
    extends JpaRepository<Port, Integer>, JpaSpecificationExecutor<Port> {}
